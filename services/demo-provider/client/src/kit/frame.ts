import { ORNAMENTS, type FrameSpec } from './frames';
import { Pen } from './pen';
import { line, path, svgDocument } from './shapes';

/**
 * A metal ring with an inlay around a `width` × `height` window; the picture has one more `edge` as margin.
 */
export function frameSvg(spec: FrameSpec, width: number, height: number, edge: number): string {
  const pen = new Pen();
  const metal = pen.ramp(spec.ramp);
  const face = pen.ramp(spec.face);
  const outer = { width: width + 2 * edge, height: height + 2 * edge, edge };
  const ring = (inset: number, corner: number) => {
    const right = outer.width - inset;
    const bottom = outer.height - inset;
    const near = inset + corner;
    return (
      `M${near} ${inset}H${right - corner}Q${right} ${inset} ${right} ${near}V${bottom - corner}Q${right} ${bottom} ${right - corner} ${bottom}` +
      `H${near}Q${inset} ${bottom} ${inset} ${bottom - corner}V${near}Q${inset} ${inset} ${near} ${inset}Z`
    );
  };
  const bandFill = pen.linear(
    [
      [0, metal[0]],
      [0.04, metal[1]],
      [0.3, metal[2]],
      [0.5, metal[1]],
      [0.7, metal[2]],
      [0.96, metal[3]],
      [1, metal[4]],
    ],
    0,
    0,
    0.25,
    1,
  );
  const inlayFill = pen.linear([
    [0, face[1]],
    [0.06, face[2]],
    [0.5, face[3]],
    [0.94, face[2]],
    [1, face[3]],
  ]);
  const outside = ring(edge * 0.24, edge * 0.8);
  const inside = ring(edge * 0.78, edge * 0.42);
  const band = path(ring(0, edge * 1.1) + ring(edge, edge * 0.35), bandFill, 'fill-rule="evenodd"');
  const groove = (d: string) => line(d, metal[4], edge * 0.06, 'opacity=".7"');
  const inlay = path(outside + inside, inlayFill, 'fill-rule="evenodd"') + groove(outside) + groove(inside);
  const body =
    pen.bevel(edge * 0.09, band) +
    pen.bevel(edge * 0.06, inlay) +
    ORNAMENTS[spec.style](pen, spec, outer) +
    line(ring(edge - 0.5, edge * 0.35), metal[1], 1.2);
  const viewBox = `${-edge} ${-edge} ${outer.width + 2 * edge} ${outer.height + 2 * edge}`;
  return svgDocument(outer.width + 2 * edge, outer.height + 2 * edge, viewBox, pen.defs + body);
}
