import type { CodeScannerProps } from '../../../components/payments/scan/CodeScanner/CodeScanner';
import { useState } from 'react';
import { CodeScanner } from '../../../components/payments/scan/CodeScanner/CodeScanner';

/**
 * `openCamera` is `() => navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })`. The
 * `Permissions-Policy` of the page must allow it: `camera=(self)`. `onRead` receives the unchanged text of the code;
 * `readPaymentLink` of `florin/domain/paymentLink` parses it.
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
