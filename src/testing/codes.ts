import encodeQR from 'qr';

/**
 * Draws a QR code with its quiet zone on a canvas. `size` is the width of a module in pixels. If `ground` is undefined,
 * the background is transparent.
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
 * Creates an image file with a QR code on a transparent background, as many apps export QR codes. If the text is
 * undefined, the image is empty.
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
  // Redraws the code in every frame, because a real camera also sends frames of an unchanged scene.
  const draw = () => {
    if (track?.readyState !== 'live') return;
    if (text === undefined) canvas.getContext('2d')?.clearRect(0, 0, canvas.width, canvas.height);
    else drawCode(canvas, text, 6, 'white');
    requestAnimationFrame(draw);
  };
  draw();
  return stream;
}
