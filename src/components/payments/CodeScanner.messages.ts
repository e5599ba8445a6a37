/** The English texts of `CodeScanner`. */
export const CodeScanner = {
  name: 'Code scanner',
  useCamera: 'Use the camera',
  stopCamera: 'Stop the camera',
  choosePicture: 'Choose a picture',
  close: 'Leave the scanner',
  idle: 'Read a QR code with the camera or from a picture. Pictures stay on this device.',
  onlyPictures:
    'No camera can be used here: that takes a secure connection. Choose a picture of the code. It stays on this device.',
  opening: 'Waiting for the camera. Your browser may ask whether it may be used.',
  scanning: 'Hold the QR code in front of the camera.',
  reading: 'Reading the picture …',
  read: 'A code was read.',
  hidden: 'The camera was turned off while the page was out of sight.',
  refused:
    'The camera is not allowed for this page. Allow it in the settings of your browser, or choose a picture of the code.',
  missing: 'No camera was found. Choose a picture of the code instead.',
  busy: 'The camera is being used by something else. Close that and try again, or choose a picture of the code.',
  insecure: 'The camera takes a secure connection. Choose a picture of the code instead.',
  failed: 'The camera did not start. Try again, or choose a picture of the code.',
  ended: 'The camera has stopped. Try again, or choose a picture of the code.',
  noCode: 'No code was found in this picture. Choose one that shows the whole code, and sharply.',
  noPicture: 'This file cannot be read as a picture. Choose another one.',
  noReader: 'The code reader did not load. Check your connection and try again.',
} as const;
