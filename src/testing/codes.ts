import encodeQR from 'qr';

/**
 * Draws a code with its quiet zone; `size` is that of a module in pixels. Without a `ground` the background is
 * transparent.
 */
function drawCode(canvas: HTMLCanvasElement, text: string, size: number, ground?: 'white'): void {
  const modules = encodeQR(text, 'raw', { border: 4 });
  canvas.width = modules.length * size;
  canvas.height = canvas.width;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No context');
  context.fillStyle = ground ?? 'transparent';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = 'black';
  for (const [y, row] of modules.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) context.fillRect(x * size, y * size, size, size);
}

/** A picture of a code on a transparent background, as many apps create; empty without a text. */
export async function codePicture(text?: string, size = 6): Promise<File> {
  const canvas = document.createElement('canvas');
  if (text !== undefined) drawCode(canvas, text, size);
  const picture = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve);
  });
  if (!picture) throw new Error('No picture');
  return new File([picture], 'code.png', { type: 'image/png' });
}

/** A camera in front of a code; without a text, of an empty table. */
export function cameraSeeing(text?: string): MediaStream {
  const canvas = document.createElement('canvas');
  const stream = canvas.captureStream();
  const [track] = stream.getTracks();
  // Draws again and again, because a camera keeps sending pictures of the same scene.
  const draw = () => {
    if (track?.readyState !== 'live') return;
    if (text === undefined) canvas.getContext('2d')?.clearRect(0, 0, canvas.width, canvas.height);
    else drawCode(canvas, text, 6, 'white');
    requestAnimationFrame(draw);
  };
  draw();
  return stream;
}
