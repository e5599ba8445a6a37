import type { CodeScannerProps } from '../../../components/payments/scan/CodeScanner/CodeScanner';
import { useState } from 'react';
import { CodeScanner } from '../../../components/payments/scan/CodeScanner/CodeScanner';

/**
 * `openCamera` is `() => navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })`, which a page's
 * `Permissions-Policy` has to allow: `camera=(self)`. The text of a code comes as it is; `readPaymentLink` of
 * `florin/domain/paymentLink` tells what it asks for.
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
