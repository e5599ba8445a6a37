import { useEffect, useRef, useState } from 'react';
import type { BackupChanges, ConflictChoice } from '../../../domain/backup/backup';
import type { BackupRefusal } from '../../../domain/keptRefusal';
import type { Result } from '../../../domain/result';
import type { DataRefusal } from '../keptRefusalText';
import { backupRefusalText, keptRefusalText, useSayKept } from '../keptRefusalText';

/** The steps of an import. `error` is the sentence of the last failure. */
export type Step =
  | { readonly name: 'choose'; readonly error: string }
  | { readonly name: 'checking' }
  | { readonly name: 'passphrase'; readonly file: File }
  | { readonly name: 'compare'; readonly changes: BackupChanges; readonly error: string }
  | { readonly name: 'importing' | 'writing' };

/** The options of an import. */
export interface ImportOptions {
  /** Aborts when the user cancels or closes the sheet. The import is then not begun. */
  readonly signal: AbortSignal;
  /** Call it before the data is written. From then on, the user cannot cancel. */
  readonly onWrite: () => void;
}

/** The callbacks of an import. */
export interface ImportCalls {
  /** Called when the user closes the sheet, and after an import. */
  onClose: () => void;
  /**
   * Reads and checks a file, and compares it with the device. `no-passphrase` shows a field for the passphrase, and the
   * file is read again. A rejection counts as a damaged file.
   */
  onRead: (
    file: File,
    passphrase: string | undefined,
    signal: AbortSignal,
  ) => Promise<Result<BackupChanges, BackupRefusal>>;
  /**
   * Imports the file that was read last. Resolves with null after a success, or with a refusal. A rejection counts as a
   * failed call.
   */
  onImport: (conflicts: ConflictChoice, options: ImportOptions) => Promise<DataRefusal | null>;
}

export interface UseImportOptions extends ImportCalls {
  /** Called when writing begins and ends. */
  readonly onWriting: (isWriting: boolean) => void;
}

const CHOOSE: Step = { name: 'choose', error: '' };

/** The current step of an import, and the user's actions. */
export function useImport({ onRead, onImport, onClose, onWriting }: UseImportOptions) {
  const sayKept = useSayKept();
  const [step, setStep] = useState<Step>(CHOOSE);
  const pending = useRef<AbortController>(null);
  useEffect(() => () => pending.current?.abort(), []);

  const begin = () => {
    pending.current?.abort();
    pending.current = new AbortController();
    return pending.current.signal;
  };

  /** Resolves with a refusal that the form of the passphrase shows; other results change the step. */
  const read = async (file: File, passphrase: string | undefined): Promise<DataRefusal | null> => {
    const signal = begin();
    let result: Result<BackupChanges, BackupRefusal>;
    try {
      result = await onRead(file, passphrase, signal);
    } catch {
      result = { ok: false, refusal: { kind: 'damaged' } };
    }
    if (signal.aborted) return null;
    if (result.ok) {
      setStep({ name: 'compare', changes: result.value, error: '' });
      return null;
    }
    const { kind } = result.refusal;
    if (kind === 'wrong-passphrase') return { kind };
    if (kind === 'no-passphrase') setStep({ name: 'passphrase', file });
    else setStep({ name: 'choose', error: backupRefusalText(result.refusal, sayKept) });
    return null;
  };

  return {
    step,
    choose: (file: File) => {
      setStep({ name: 'checking' });
      void read(file, undefined);
    },
    read,
    /** Returns to the first step. */
    cancel: () => {
      pending.current?.abort();
      setStep(CHOOSE);
    },
    /** Imports the compared file. After a failure, the comparison is shown again. */
    importAll: async (changes: BackupChanges, conflicts: ConflictChoice) => {
      const signal = begin();
      setStep({ name: 'importing' });
      let refusal: DataRefusal | null;
      try {
        refusal = await onImport(conflicts, {
          signal,
          onWrite: () => {
            onWriting(true);
            setStep({ name: 'writing' });
          },
        });
      } catch {
        refusal = { kind: 'call-failed' };
      }
      onWriting(false);
      if (signal.aborted) return;
      if (refusal) setStep({ name: 'compare', changes, error: keptRefusalText(refusal, sayKept) });
      else onClose();
    },
  };
}
