import { useState } from 'react';
import {
  CodeScanner,
  type CodeScannerProps,
} from '../../../components/payments/scan/CodeScanner/CodeScanner';

/**
 * In an app, `openCamera` is `() => navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })`. The
 * `Permissions-Policy` of the page must allow the camera: `camera=(self)`. `onRead` receives the unchanged text of the
 * code. Parse it with `readPaymentLink` of `florin/domain/paymentLink`.
 */
export function Example({ openCamera }: Pick<CodeScannerProps, 'openCamera'>) {
  const [text, setText] = useState<string | null>(null);
  if (text !== null) return <p>{text}</p>;
  return (
    <CodeScanner
      openCamera={openCamera}
      onRead={setText}
      onClose={() => {
        setText('');
      }}
    />
  );
}
