import type { RampName } from '../theme-data';

/** A material: highlight, light, body, shade, deep. */
export type Ramp = readonly [string, string, string, string, string];

export const RAMP: Record<RampName, Ramp> = {
  gold: ['#FFF9DF', '#FFDB72', '#E9A42C', '#9A5710', '#3D1E04'],
  bronze: ['#FBE7BC', '#DDA75C', '#A46D2C', '#5C3914', '#281606'],
  patina: ['#E2F7E6', '#86C9A8', '#3F8A74', '#1D524A', '#0A2624'],
  silver: ['#FFFFFF', '#DCE6F2', '#97A8BE', '#4C5B73', '#1A2334'],
  jade: ['#EDFFF3', '#93EBBB', '#2FB07C', '#0E664B', '#04291F'],
  red: ['#FFE1CE', '#FF7B58', '#DB2A2C', '#8A0E20', '#38040D'],
  pink: ['#FFF6F9', '#FFC1D6', '#F27BA6', '#B0336C', '#470D2B'],
  ivory: ['#FFFFFF', '#FFF5DF', '#EDD8AE', '#B08E5B', '#4D3819'],
  sky: ['#EFFCFF', '#8EE3FF', '#2C9FE6', '#12559E', '#051C44'],
  violet: ['#F9EEFF', '#D1A4FF', '#8B50E4', '#47219C', '#190944'],
  orange: ['#FFF3D8', '#FFC15F', '#F7851E', '#A6430A', '#421603'],
  green: ['#F5FFDC', '#BDE95E', '#63AC2B', '#2A6514', '#0D2805'],
  night: ['#C3D0EE', '#6278AC', '#2E3F6C', '#151F3F', '#060A1A'],
  wood: ['#F8DCB4', '#CB9056', '#88532A', '#4A2812', '#1D0E05'],
  pearl: ['#FFFFFF', '#FDF1F6', '#D9D3EC', '#8F93BE', '#343762'],
  black: ['#9AA3B5', '#4A5266', '#222836', '#10141D', '#05070B'],
  yellow: ['#FFFEE6', '#FFEE7A', '#F8C91C', '#B27D06', '#4A3102'],
};

/** A named material, or colours mixed for one place. */
export type Paint = RampName | Ramp;

export const rampOf = (paint: Paint): Ramp => (typeof paint === 'string' ? RAMP[paint] : paint);
