import { expect, screen, waitFor } from 'storybook/test';
import { inStep, type DriverContext } from './forms/driver';
import { passphraseForm } from './passphraseForm';
import { sheetDriver } from './sheet';

type Context = Pick<DriverContext, 'step' | 'userEvent'>;

const KEEP = 'Keep my wallets on this device';

/** Uses the page for the user's data: the switch, the lock, the backups, and their dialogs. */
export function dataDriver({ step, userEvent }: Context) {
  const context: DriverContext = { canvas: screen, userEvent, step };
  const keepSwitch = () => screen.findByRole('switch', { name: KEEP });
  /** The field of the page or of the open dialog. */
  const lockAfter = () => screen.findByRole('combobox', { name: 'Lock after' });
  return {
    /** The fields for passphrases in the open dialog. */
    form: passphraseForm(context),
    keepSheet: sheetDriver(context, KEEP),
    lockSheet: sheetDriver(context, 'Lock after'),
    passphraseSheet: sheetDriver(context, 'Change passphrase'),
    exportSheet: sheetDriver(context, 'Export backup'),
    importSheet: sheetDriver(context, 'Import backup'),
    eraseSheet: sheetDriver(context, 'Erase everything'),
    keepSwitch,
    lockAfter,
    /** Presses the switch, which opens a dialog. */
    pressKeep: () =>
      inStep(context, `Press ${KEEP}`, async () => {
        await userEvent.click(await keepSwitch());
      }),
    /** Selects an option of `Lock after`, which opens a dialog. */
    chooseLock: (option: string) =>
      inStep(context, `Choose to lock after: ${option}`, async () => {
        await userEvent.selectOptions(await lockAfter(), option);
        await screen.findByRole('dialog', { name: 'Lock after' });
      }),
    /** Chooses the file of a backup in the open dialog. */
    chooseFile: (file: File) =>
      inStep(context, `Choose the file ${file.name}`, async () => {
        const field = await screen.findByLabelText<HTMLInputElement>('Choose a file');
        await userEvent.upload?.(field, file);
      }),
    /**
     * Waits until the notice shows a text. A banner in a dialog is also an alert, so the notice is the last alert.
     */
    notice: (text: string) =>
      inStep(context, `The notice is: ${text}`, () =>
        waitFor(() =>
          expect(screen.getAllByRole('alert', { hidden: true }).at(-1)).toHaveTextContent(text),
        ),
      ),
  };
}
