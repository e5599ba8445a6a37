import type { RecipientMessages } from '../texts';

const accepts = 'Changez de devise, ou demandez une adresse qui accepte {currency}.';

/** French texts about IBANs and phone numbers, in the formal register. */
export const fr: RecipientMessages = {
  iban: {
    name: 'IBAN',
    right: 'IBAN, clé de contrôle vérifiée',
    country: 'Aucun pays n’a d’IBAN commençant par {country}',
    length:
      'Un IBAN commençant par {country} compte {most} caractères, et celui-ci en compte {count}',
    structure:
      'La structure de cet IBAN n’est pas celle de {country} : une lettre ou un chiffre n’est pas à sa place',
    checkDigits: 'Cet IBAN contient une erreur : sa clé de contrôle ne correspond pas',
    otherCurrency: 'Un IBAN ne peut pas recevoir {currency}',
    otherCurrencyDo: accepts,
  },
  phone: {
    name: 'numéro de téléphone',
    right: 'Numéro de téléphone',
    country: 'Commencez le numéro de téléphone par le signe plus et l’indicatif du pays',
    length: 'Un numéro de téléphone compte de 7 à 15 chiffres après le signe plus',
    unassigned: 'Ce numéro de téléphone n’existe pas dans son pays',
    extension: 'Saisissez le numéro de téléphone sans numéro de poste',
  },
};
