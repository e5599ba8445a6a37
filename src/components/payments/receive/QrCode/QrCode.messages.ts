/** The English texts of `QrCode`. */
export const QrCode = { name: 'QR code' } as const;
