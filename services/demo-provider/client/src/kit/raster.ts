import { dataUri } from './shapes';

export function loadPicture(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = dataUri(svg);
  return image.decode().then(() => image);
}

/** Draws a picture once at its final size; from then on only the bitmap moves. */
export async function rasterise(svg: string, size: number): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size;
  canvas.getContext('2d')?.drawImage(await loadPicture(svg), 0, 0, size, size);
  return canvas;
}
