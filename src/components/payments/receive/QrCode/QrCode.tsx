import Box from '@mui/material/Box';
import { QRCodeSVG } from 'qrcode.react';
import { code } from '../../../../theme/vars';
import type { OtherTexts } from '../../../provider/say';
import { useMessages } from '../../../provider/useMessages';
import { QrCode as english } from './QrCode.messages';
import { rooted } from '../../../provider/rooted';
import type { RootProps } from '../../../provider/roots';

export interface QrCodeProps extends RootProps {
  /** The text that a camera reads. */
  value: string;
  /** Width and height in pixels. */
  size?: number;
  /** Other words for its texts. */
  messages?: OtherTexts<typeof english> | undefined;
}

declare module '../../../provider/roots' {
  interface Roots {
    QrCode: QrCodeProps;
  }
}

/** A QR code, dark on light in both themes, because many cameras cannot read it the other way. */
export const QrCode = rooted(
  'QrCode',
  function QrCode({ value, size = 176, messages }: QrCodeProps, root) {
    const say = useMessages('QrCode', english, messages);
    return (
      <Box
        {...root(
          {
            alignSelf: 'center',
            // As large as its code, and never wider than its surroundings: no camera reads half a code.
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
        {/* Four modules of quiet around it, as ISO/IEC 18004 asks for. */}
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
