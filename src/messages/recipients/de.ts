import type { RecipientMessages } from '../../components/recipients/messages';

const accepts = 'Wechseln Sie die Währung, oder fragen Sie nach einer Adresse für {currency}.';

/** German, with the formal address. */
export const de: RecipientMessages = {
  iban: {
    name: 'IBAN',
    right: 'IBAN, Prüfziffern stimmen',
    country: 'In keinem Land beginnt eine IBAN mit {country}',
    length: 'Eine IBAN, die mit {country} beginnt, hat {most} Zeichen, diese hat {count}',
    checkDigits: 'Diese IBAN enthält einen Fehler: Die Prüfziffern stimmen nicht',
    otherCurrency: 'Eine IBAN kann {currency} nicht empfangen',
    otherCurrencyDo: accepts,
  },
  lightning: {
    name: 'Lightning-Rechnung',
    right: 'Lightning-Rechnung, gültig bis {until}',
    amount: 'Lightning-Rechnung über {amount}, gültig bis {until}',
    mistake:
      'Diese Lightning-Rechnung enthält einen Fehler. Kopieren Sie die ganze Rechnung noch einmal.',
    testnet: 'Diese Lightning-Rechnung ist für ein Testnetz, dessen Münzen keinen Wert haben',
    otherCurrency: 'Eine Lightning-Rechnung kann {currency} nicht empfangen',
    otherCurrencyDo: accepts,
  },
  phone: {
    name: 'Telefonnummer',
    right: 'Telefonnummer',
    country: 'Beginnen Sie die Telefonnummer mit einem Pluszeichen und der Ländervorwahl',
    length: 'Eine Telefonnummer hat 7 bis 15 Ziffern nach dem Pluszeichen',
  },
  solana: {
    name: 'Solana-Adresse',
    right: 'Solana-Adresse ohne Prüfsumme',
    length: 'Diese Solana-Adresse enthält einen Fehler: Ein Zeichen fehlt oder ist zu viel',
    otherCurrency: 'Eine Solana-Adresse kann {currency} nicht empfangen',
    otherCurrencyDo: `Geld an eine Adresse eines anderen Netzwerks kann verloren sein. ${accepts}`,
  },
};
