import Box from '@mui/material/Box';
import { BusyButton } from '../inputs/BusyButton';
import { rooted } from '../provider/internals/rooted';
import type { RootProps } from '../provider/internals/roots';
import type { OtherTexts } from '../provider/internals/say';
import { useMessages } from '../provider/useMessages';
import { Notice } from './Notice';

const english = {
  ready: 'A new version is ready',
  loses: 'Reloading removes everything that is not kept on this device.',
  reload: 'Reload',
} as const;

export type UpdateNoticeTexts = typeof english;

export interface UpdateNoticeProps extends RootProps {
  /** Whether the page is about to reload: the button shows a spinner, and pressing it does nothing. */
  pending?: boolean | undefined;
  /**
   * Whether a reload loses the user's data, because the app keeps the data only in memory. The notice then warns about
   * this.
   */
  losesData?: boolean | undefined;
  /** Called when the user presses the button that reloads the app. */
  onReload: () => void;
  /** Called when the user closes the notice. If omitted, the notice has no close button. */
  onClose?: (() => void) | undefined;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

/** Offers to reload the page, because a new version of the app is ready. The notice does not close automatically. */
export const UpdateNotice = rooted(
  'UpdateNotice',
  function UpdateNotice(
    { pending = false, losesData = false, onReload, onClose, messages }: UpdateNoticeProps,
    root,
  ) {
    const say = useMessages('UpdateNotice', english, messages);
    return (
      <Notice
        {...root()}
        text={
          <>
            <span>{say('ready')}</span>
            {losesData && (
              <Box component="span" sx={{ display: 'block' }}>
                {say('loses')}
              </Box>
            )}
          </>
        }
        action={
          <BusyButton size="small" color="inherit" pending={pending} onClick={onReload}>
            {say('reload')}
          </BusyButton>
        }
        onClose={onClose}
      />
    );
  },
);
