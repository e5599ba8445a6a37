import type { RecipientMessages } from '../../components/recipients/messages';

const accepts = 'Cambie la moneda o pida una dirección que acepte {currency}.';

/** Spanish, with the formal address. */
export const es: RecipientMessages = {
  iban: {
    name: 'IBAN',
    right: 'IBAN, dígitos de control verificados',
    country: 'Ningún país tiene un IBAN que empiece por {country}',
    length: 'Un IBAN que empieza por {country} tiene {most} caracteres, y este tiene {count}',
    checkDigits: 'Este IBAN contiene un error: sus dígitos de control no coinciden',
    otherCurrency: 'Un IBAN no puede recibir {currency}',
    otherCurrencyDo: accepts,
  },
  lightning: {
    name: 'factura de Lightning',
    right: 'Factura de Lightning, válida hasta {until}',
    amount: 'Factura de Lightning por {amount}, válida hasta {until}',
    mistake: 'Esta factura de Lightning contiene un error. Copie de nuevo la factura completa.',
    testnet: 'Esta factura de Lightning es de una red de pruebas, cuyas monedas no tienen valor',
    otherCurrency: 'Una factura de Lightning no puede recibir {currency}',
    otherCurrencyDo: accepts,
  },
  phone: {
    name: 'número de teléfono',
    right: 'Número de teléfono',
    country: 'Empiece el número de teléfono con el signo más y el prefijo del país',
    length: 'Un número de teléfono tiene de 7 a 15 dígitos después del signo más',
  },
  solana: {
    name: 'dirección de Solana',
    right: 'Dirección de Solana sin suma de comprobación',
    length: 'Esta dirección de Solana contiene un error: falta o sobra un carácter',
    otherCurrency: 'Una dirección de Solana no puede recibir {currency}',
    otherCurrencyDo: `El dinero enviado a una dirección de otra red puede perderse. ${accepts}`,
  },
};
