import { useRef } from 'react';
import { Sheet } from '../../feedback/Sheet/Sheet';
import type { OtherTexts } from '../../provider/say';
import { useMessages } from '../../provider/useMessages';
import { rooted } from '../../provider/rooted';
import type { RootProps } from '../../provider/roots';
import { BackupImport as english } from './BackupImport.messages';
import { ImportSteps } from './importSteps';
import type { ImportCalls } from './useImport';

export interface BackupImportProps extends RootProps, ImportCalls {
  open: boolean;
  /** Whether no data is kept yet, so that an import starts to keep it. The sheet shows this. */
  startsKeeping?: boolean | undefined;
  /** Replaces the component's texts. */
  messages?: OtherTexts<typeof english> | undefined;
}

declare module '../../provider/roots' {
  interface Roots {
    BackupImport: BackupImportProps;
  }
}

/**
 * A sheet that imports a backup in steps: the user chooses a file, enters its passphrase, sees what would change, and
 * imports all of it.
 */
export const BackupImport = rooted(
  'BackupImport',
  function BackupImport(
    { open, onClose, startsKeeping = false, onRead, onImport, messages }: BackupImportProps,
    root,
  ) {
    const say = useMessages('BackupImport', english, messages);
    const isWriting = useRef(false);
    return (
      <Sheet
        {...root()}
        title={say('title')}
        open={open}
        onClose={() => {
          if (!isWriting.current) onClose();
        }}
      >
        <ImportSteps
          say={say}
          startsKeeping={startsKeeping}
          onWriting={(isNow) => {
            isWriting.current = isNow;
          }}
          onRead={onRead}
          onImport={onImport}
          onClose={onClose}
        />
      </Sheet>
    );
  },
);
