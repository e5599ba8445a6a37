/**
 * Opens the rear camera, or another camera if there is no rear camera. The browser asks the user for permission.
 * Rejects with the errors of `getUserMedia` (Media Capture and Streams, section 10.2), and with a SecurityError if the
 * page may not use a camera.
 */
export async function openCamera(): Promise<MediaStream> {
  if (!('mediaDevices' in navigator)) throw new DOMException('No camera here', 'SecurityError');
  return navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
}
