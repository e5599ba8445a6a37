import Box from '@mui/material/Box';
import { QRCodeSVG } from 'qrcode.react';
import { code } from '../../theme/vars';
import type { OtherTexts } from '../provider/say';
import { useMessages } from '../provider/useMessages';
import { QrCode as english } from './QrCode.messages';

export interface QrCodeProps {
  /** The text that a camera reads. */
  value: string;
  /** Width and height in pixels. */
  size?: number;
  /** Other words for its texts. */
  messages?: OtherTexts<typeof english> | undefined;
}

/** A QR code, dark on light in both themes, because many cameras cannot read it the other way. */
export function QrCode({ value, size = 176, messages }: QrCodeProps) {
  const say = useMessages('QrCode', english, messages);
  return (
    <Box
      sx={{
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
      }}
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
}
