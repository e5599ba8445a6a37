/**
 * Opens the camera at the device's back, or the only one there is. A browser asks its user for it. Rejects with the
 * errors of Media Capture and Streams (section 10.2), and with a SecurityError where a page may not even ask.
 */
export async function openCamera(): Promise<MediaStream> {
  if (!('mediaDevices' in navigator)) throw new DOMException('No camera here', 'SecurityError');
  return navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
}
