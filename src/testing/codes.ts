import encodeQR from 'qr';

/**
 * Draws a QR code with its margin. `size` is the size of a module in pixels. If `ground` is undefined, the background
 * is transparent.
 */
function drawCode(canvas: HTMLCanvasElement, text: string, size: number, ground?: 'white'): void {
  const modules = encodeQR(text, 'raw', { border: 4 });
  canvas.width = modules.length * size;
  canvas.height = canvas.width;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser provides no 2D canvas context');
  context.fillStyle = ground ?? 'transparent';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = 'black';
  for (const [y, row] of modules.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) context.fillRect(x * size, y * size, size, size);
}

/**
 * Creates a picture of a QR code on a transparent background, like many apps do. If the text is undefined, the picture
 * is empty.
 */
export async function codePicture(text?: string, size = 6): Promise<File> {
  const canvas = document.createElement('canvas');
  if (text !== undefined) drawCode(canvas, text, size);
  const picture = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve);
  });
  if (!picture) throw new Error('The canvas returned no picture');
  return new File([picture], 'code.png', { type: 'image/png' });
}

/** Creates the stream of a camera that shows a QR code. If the text is undefined, the camera shows no code. */
export function cameraSeeing(text?: string): MediaStream {
  const canvas = document.createElement('canvas');
  const stream = canvas.captureStream();
  const [track] = stream.getTracks();
  // The code is drawn in every frame, because a real camera also keeps sending pictures of the same scene.
  const draw = () => {
    if (track?.readyState !== 'live') return;
    if (text === undefined) canvas.getContext('2d')?.clearRect(0, 0, canvas.width, canvas.height);
    else drawCode(canvas, text, 6, 'white');
    requestAnimationFrame(draw);
  };
  draw();
  return stream;
}
