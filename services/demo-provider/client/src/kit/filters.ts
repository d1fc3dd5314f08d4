/** Light from the upper left: a bright inner edge there, a dark one opposite. */
export const bevelFilter = (
  id: string,
  depth: number,
  light: string,
  dark: string,
  lightness: number,
  darkness: number,
) =>
  `<filter id="${id}" x="-10%" y="-10%" width="120%" height="120%" color-interpolation-filters="sRGB">` +
  `<feGaussianBlur in="SourceAlpha" stdDeviation="${depth * 0.55}" result="a"/>` +
  `<feOffset in="a" dx="${depth * 0.55}" dy="${depth}" result="o"/><feComposite in="SourceAlpha" in2="o" operator="out" result="h"/>` +
  `<feFlood flood-color="${light}" flood-opacity="${lightness}"/><feComposite in2="h" operator="in" result="H"/>` +
  `<feOffset in="a" dx="${-depth * 0.55}" dy="${-depth}" result="o2"/><feComposite in="SourceAlpha" in2="o2" operator="out" result="l"/>` +
  `<feFlood flood-color="${dark}" flood-opacity="${darkness}"/><feComposite in2="l" operator="in" result="S"/>` +
  `<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="S"/><feMergeNode in="H"/></feMerge></filter>`;

export const blurFilter = (id: string, deviation: number) =>
  `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;

/** Silhouette: dark contour, contact shadow and, where a glow is given, an aura. */
export const outlineFilter = (id: string, contour: string, glow: string, width: number) =>
  `<filter id="${id}" x="-20%" y="-20%" width="140%" height="145%" color-interpolation-filters="sRGB">` +
  `<feMorphology in="SourceAlpha" operator="dilate" radius="${width}" result="d"/><feGaussianBlur in="d" stdDeviation=".45" result="d"/>` +
  `<feFlood flood-color="${contour}"/><feComposite in2="d" operator="in" result="O"/>` +
  `<feGaussianBlur in="d" stdDeviation="2.2"/><feOffset dy="3" result="s"/>` +
  `<feFlood flood-color="#000" flood-opacity=".6"/><feComposite in2="s" operator="in" result="S"/>` +
  (glow
    ? `<feGaussianBlur in="d" stdDeviation="5" result="g"/><feFlood flood-color="${glow}" flood-opacity=".5"/><feComposite in2="g" operator="in" result="W"/>`
    : '') +
  `<feMerge>${glow ? '<feMergeNode in="W"/>' : ''}<feMergeNode in="S"/><feMergeNode in="O"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`;
