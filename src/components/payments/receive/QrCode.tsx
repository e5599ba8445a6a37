import Box from '@mui/material/Box';
import { QRCodeSVG } from 'qrcode.react';
import { code } from '../../../theme/vars';
import type { OtherTexts } from '../../provider/internals/say';
import { useMessages } from '../../provider/useMessages';
import { rooted } from '../../provider/internals/rooted';
import type { RootProps } from '../../provider/internals/roots';

const english = { name: 'QR code' } as const;

export type QrCodeTexts = typeof english;

export interface QrCodeProps extends RootProps {
  /** The text that the code contains. */
  value: string;
  /** Width and height in pixels. */
  size?: number | undefined;
  /** Texts that replace those of `FlorinProvider`, by key. */
  messages?: OtherTexts<typeof english> | undefined;
}

/** A QR code. It is dark on light in both themes, because many cameras cannot read light codes on dark. */
export const QrCode = rooted(
  'QrCode',
  function QrCode({ value, size = 176, messages }: QrCodeProps, root) {
    const say = useMessages('QrCode', english, messages);
    return (
      <Box
        {...root(
          {
            alignSelf: 'center',
            // The box is as large as the code, but never wider than its container, because a camera cannot read a code
            // that is cut off.
            inlineSize: 'fit-content',
            maxInlineSize: '100%',
            '& svg': { maxInlineSize: '100%', blockSize: 'auto' },
            lineHeight: 0,
            overflow: 'hidden',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
          },
          { size },
        )}
      >
        {/* The empty margin that readers need: four modules (ISO/IEC 18004). */}
        <QRCodeSVG
          value={value}
          size={size}
          level="M"
          marginSize={4}
          bgColor={code.ground}
          fgColor={code.modules}
          role="img"
          aria-label={say('name')}
        />
      </Box>
    );
  },
);
