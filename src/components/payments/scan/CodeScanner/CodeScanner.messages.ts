/** The English texts of `CodeScanner`. */
export const CodeScanner = {
  name: 'Code scanner',
  useCamera: 'Use the camera',
  stopCamera: 'Stop the camera',
  choosePicture: 'Choose a picture',
  close: 'Close the scanner',
  idle: 'Read a QR code with the camera or from a picture. Pictures stay on this device.',
  onlyPictures:
    'The camera needs a secure connection. Choose a picture of the code instead. It stays on this device.',
  opening: 'Waiting for the camera. Your browser may ask for permission.',
  scanning: 'Hold the QR code in front of the camera.',
  reading: 'Reading the picture…',
  read: 'A code was read.',
  hidden: 'The camera was turned off while the page was in the background.',
  refused:
    'This page is not allowed to use the camera. Allow it in your browser settings, or choose a picture of the code.',
  missing: 'No camera was found. Choose a picture of the code instead.',
  busy: 'Another app is using the camera. Close it and try again, or choose a picture of the code.',
  insecure: 'The camera needs a secure connection. Choose a picture of the code instead.',
  failed: 'The camera did not start. Try again, or choose a picture of the code.',
  ended: 'The camera has stopped. Try again, or choose a picture of the code.',
  noCode: 'No code was found in this picture. Choose a sharp picture of the whole code.',
  noPicture: 'This file cannot be read as a picture. Choose another one.',
  noReader: 'The code reader could not be loaded. Check your connection and try again.',
} as const;
