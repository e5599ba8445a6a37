import type { RecipientMessages } from '../../components/recipients/messages';

const accepts = 'Changez de devise, ou demandez une adresse qui accepte {currency}.';

/** French, with the formal address. */
export const fr: RecipientMessages = {
  iban: {
    name: 'IBAN',
    right: 'IBAN, clé de contrôle vérifiée',
    country: 'Aucun pays n’a d’IBAN commençant par {country}',
    length:
      'Un IBAN commençant par {country} compte {most} caractères, et celui-ci en compte {count}',
    checkDigits: 'Cet IBAN contient une erreur : sa clé de contrôle ne correspond pas',
    otherCurrency: 'Un IBAN ne peut pas recevoir {currency}',
    otherCurrencyDo: accepts,
  },
  lightning: {
    name: 'facture Lightning',
    right: 'Facture Lightning, valable jusqu’à : {until}',
    amount: 'Facture Lightning de {amount}, valable jusqu’à : {until}',
    mistake: 'Cette facture Lightning contient une erreur. Copiez à nouveau la facture entière.',
    testnet:
      'Cette facture Lightning est destinée à un réseau de test, dont les pièces n’ont aucune valeur',
    otherCurrency: 'Une facture Lightning ne peut pas recevoir {currency}',
    otherCurrencyDo: accepts,
  },
  phone: {
    name: 'numéro de téléphone',
    right: 'Numéro de téléphone',
    country: 'Commencez le numéro de téléphone par le signe plus et l’indicatif du pays',
    length: 'Un numéro de téléphone compte de 7 à 15 chiffres après le signe plus',
  },
  solana: {
    name: 'adresse Solana',
    right: 'Adresse Solana sans somme de contrôle',
    length: 'Cette adresse Solana contient une erreur : un caractère manque ou est en trop',
    otherCurrency: 'Une adresse Solana ne peut pas recevoir {currency}',
    otherCurrencyDo: `L’argent envoyé à une adresse d’un autre réseau peut être perdu. ${accepts}`,
  },
};
