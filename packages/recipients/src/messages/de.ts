import type { RecipientMessages } from '../texts';

const accepts = 'Wechseln Sie die Währung, oder fragen Sie nach einer Adresse für {currency}.';

/** German texts about IBANs and phone numbers, in the formal register. */
export const de: RecipientMessages = {
  iban: {
    name: 'IBAN',
    right: 'IBAN, Prüfziffern stimmen',
    country: 'In keinem Land beginnt eine IBAN mit {country}',
    length: 'Eine IBAN, die mit {country} beginnt, hat {most} Zeichen, diese hat {count}',
    structure:
      'Der Aufbau dieser IBAN passt nicht zu {country}: Ein Buchstabe oder eine Ziffer steht an der falschen Stelle',
    checkDigits: 'Diese IBAN enthält einen Fehler: Die Prüfziffern stimmen nicht',
    otherCurrency: 'Eine IBAN kann {currency} nicht empfangen',
    otherCurrencyDo: accepts,
  },
  phone: {
    name: 'Telefonnummer',
    right: 'Telefonnummer',
    country: 'Beginnen Sie die Telefonnummer mit einem Pluszeichen und der Ländervorwahl',
    length: 'Eine Telefonnummer hat 7 bis 15 Ziffern nach dem Pluszeichen',
    unassigned: 'Diese Telefonnummer gibt es in ihrem Land nicht',
    extension: 'Geben Sie die Telefonnummer ohne Durchwahl ein',
  },
};
