import type { RecipientMessages } from '../texts';

const accepts = 'Cambie la moneda o pida una dirección que acepte {currency}.';

/** Spanish texts about IBANs and phone numbers, in the formal register. */
export const es: RecipientMessages = {
  iban: {
    name: 'IBAN',
    right: 'IBAN, dígitos de control verificados',
    country: 'Ningún país tiene un IBAN que empiece por {country}',
    length: 'Un IBAN que empieza por {country} tiene {most} caracteres, y este tiene {count}',
    structure:
      'La estructura de este IBAN no es la de {country}: una letra o un dígito está en un lugar equivocado',
    checkDigits: 'Este IBAN contiene un error: sus dígitos de control no coinciden',
    otherCurrency: 'Un IBAN no puede recibir {currency}',
    otherCurrencyDo: accepts,
  },
  phone: {
    name: 'número de teléfono',
    right: 'Número de teléfono',
    country: 'Empiece el número de teléfono con el signo más y el prefijo del país',
    length: 'Un número de teléfono tiene de 7 a 15 dígitos después del signo más',
    unassigned: 'Este número de teléfono no existe en su país',
    extension: 'Escriba el número de teléfono sin extensión',
  },
};
