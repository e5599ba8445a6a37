import { formDriver, type DriverContext } from './forms/driver';

/** Fills in a form for passphrases: the current one, a new one that the user repeats, or both. */
export function passphraseForm(context: DriverContext) {
  const { field, button, ...form } = formDriver(context, {
    passphrase: ['labelled', 'Passphrase'],
    current: ['labelled', 'Current passphrase'],
    next: ['labelled', 'New passphrase'],
    confirm: ['labelled', 'Confirm passphrase'],
    lockAfter: ['combobox', 'Lock after'],
    encrypt: ['checkbox', 'Encrypt with a passphrase'],
  });
  return {
    ...form,
    get passphrase() {
      return field('passphrase');
    },
    get confirm() {
      return field('confirm');
    },
    button,
  };
}
