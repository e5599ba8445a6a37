import encodeQR from 'qr';

/** Pixels for each module of a code. */
const MODULE = 6;

/** Draws a code as others make them, dark on light and with its quiet margin. */
function drawCode(canvas: HTMLCanvasElement, text: string): void {
  const modules = encodeQR(text, 'raw', { border: 4 });
  canvas.width = modules.length * MODULE;
  canvas.height = canvas.width;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No context');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = 'black';
  for (const [y, row] of modules.entries())
    for (const [x, isDark] of row.entries())
      if (isDark) context.fillRect(x * MODULE, y * MODULE, MODULE, MODULE);
}

/** A picture of a code; without a text it is empty. */
export async function codePicture(text?: string): Promise<File> {
  const canvas = document.createElement('canvas');
  if (text !== undefined) drawCode(canvas, text);
  const picture = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve);
  });
  if (!picture) throw new Error('No picture');
  return new File([picture], 'code.png', { type: 'image/png' });
}

/** A camera that sees a code; without a text it sees an empty table. */
export function cameraSeeing(text?: string): MediaStream {
  const canvas = document.createElement('canvas');
  const stream = canvas.captureStream();
  const [track] = stream.getTracks();
  // A camera goes on sending pictures of the same thing.
  const draw = () => {
    if (track?.readyState !== 'live') return;
    if (text === undefined) canvas.getContext('2d')?.clearRect(0, 0, canvas.width, canvas.height);
    else drawCode(canvas, text);
    requestAnimationFrame(draw);
  };
  draw();
  return stream;
}
