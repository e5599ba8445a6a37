import CloseIcon from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { FailedPart } from '../../components/feedback/FailedPart/FailedPart';
import { LoadingBar } from '../../components/feedback/LoadingBar/LoadingBar';
import { useMessages } from '../../components/provider/useMessages';
import { useWhenOnline } from '../../hooks/useWhenOnline';
import { backdropColor, sheetCorners, sizes } from '../../theme/vars';
import { MissingCode, reloadFor } from '../../hooks/lazyWithRetry';

/** The English texts of a sheet or a menu that could not be opened. */
const english = {
  close: 'Close',
  missing: '{name} could not be loaded. Check your connection and try again.',
  failed: '{name} could not be shown.',
} as const;

declare module '../../components/appEnglish' {
  interface AppEnglish {
    readonly FailedSurface: typeof english;
  }
}

/** Where a `Sheet` would stand, and in its look. */
const look: SxProps<Theme> = {
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 'auto',
  insetBlockEnd: 0,
  // Stronger than the margin that a stack gives to what is in it.
  '&&': { margin: 0, marginInline: 'auto' },
  inlineSize: '100%',
  maxInlineSize: sizes.column,
  maxBlockSize: 'calc(100dvh - 24px)',
  padding: 0,
  overscrollBehavior: 'contain',
  border: '1px solid',
  borderColor: 'divider',
  borderBlockEndWidth: 0,
  borderRadius: sheetCorners,
  bgcolor: 'background.raised',
  color: 'text.primary',
  '&::backdrop': { backgroundColor: backdropColor },
};

const header = { display: 'flex', alignItems: 'center', justifyContent: 'space-between' } as const;

export interface FailedSurfaceProps {
  /** The name of the surface that could not be opened: `Send`. */
  name: string;
  /** The error that was thrown in its place. */
  error: unknown;
  /** A new attempt is pending. */
  isTrying: boolean;
  /** Tries again; also called when the connection is back. */
  onRetry: () => void;
  onClose: () => void;
}

/**
 * Replaces a sheet or a menu that could not be opened. It is the browser's own dialog, because `Sheet` may be part of
 * the code that is missing.
 */
export function FailedSurface({ name, error, isTrying, onRetry, onClose }: FailedSurfaceProps) {
  const say = useMessages('FailedSurface', english);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const onReload = reloadFor(error);
  useWhenOnline(onRetry);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => {
      // The focus goes back to where it came from.
      shown?.close();
    };
  }, []);
  useEffect(() => {
    dialog.current?.querySelector<HTMLElement>('[role="alert"] button')?.focus();
  }, []);
  return (
    <Box
      component="dialog"
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={onClose}
      onClick={({ target, currentTarget }: MouseEvent) => {
        // Beside it: that is the dialog's own ground.
        if (target === currentTarget) onClose();
      }}
      sx={look}
    >
      <Box sx={{ padding: 5, paddingBlockStart: 4 }}>
        <Box sx={header}>
          <Typography id={titleId} component="h2" variant="h2">
            {name}
          </Typography>
          <IconButton onClick={onClose} aria-label={say('close')} edge="end">
            <CloseIcon />
          </IconButton>
        </Box>
        <Box sx={{ marginBlockStart: 3 }}>
          <FailedPart onRetry={onRetry} onReload={onReload}>
            {error instanceof MissingCode && !onReload
              ? say('missing', { name })
              : say('failed', { name })}
          </FailedPart>
        </Box>
      </Box>
      <LoadingBar active={isTrying} />
    </Box>
  );
}
