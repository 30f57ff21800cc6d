import type { PoolMeasures, PoolShape } from './pool-shape.ts'

type Sides = Pick<PoolMeasures, 'length' | 'width' | 'narrow' | 'wing' | 'wingWidth'>

export interface Outline {
  /** The size of the drawing, in the units of the sides. */
  width: number
  height: number
  path: string
}

const round = (value: number): number => Math.round(value * 1000) / 1000
const at = (strings: TemplateStringsArray, ...values: number[]): string =>
  strings.reduce((text, string, index) => text + round(values[index - 1] ?? 0) + string)

const ellipse = (length: number, width: number): string => {
  const [x, y] = [length / 2, width / 2]
  return at`M0 ${y}a${x} ${y} 0 1 1 ${length} 0a${x} ${y} 0 1 1 ${-length} 0z`
}

/** Two lobes and a dent between them. */
const kidney = (length: number, wide: number, narrow: number): string => {
  const [tall, small] = [Math.max(wide, narrow), Math.min(wide, narrow)]
  const top = tall - small
  return (
    at`M0 ${tall / 2}C0 ${tall * 0.05} ${length * 0.28} ${-tall * 0.08} ${length * 0.44} ${top * 0.5 + tall * 0.14}` +
    at`C${length * 0.56} ${top * 0.5 + tall * 0.3} ${length * 0.62} ${top} ${length * 0.76} ${top}` +
    at`C${length * 0.92} ${top} ${length} ${top + small * 0.25} ${length} ${top + small * 0.52}` +
    at`C${length} ${tall * 0.92} ${length * 0.84} ${tall} ${length * 0.66} ${tall}` +
    at`L${length * 0.3} ${tall}C${length * 0.1} ${tall} 0 ${tall * 0.86} 0 ${tall / 2}z`
  )
}

const freeForm = (length: number, width: number): string =>
  at`M0 ${width * 0.42}C0 ${width * 0.1} ${length * 0.16} 0 ${length * 0.34} ${width * 0.03}` +
  at`C${length * 0.5} ${width * 0.06} ${length * 0.56} ${width * 0.2} ${length * 0.7} ${width * 0.12}` +
  at`C${length * 0.88} ${width * 0.02} ${length} ${width * 0.2} ${length} ${width * 0.5}` +
  at`C${length} ${width * 0.86} ${length * 0.84} ${width} ${length * 0.64} ${width}` +
  at`C${length * 0.48} ${width} ${length * 0.44} ${width * 0.86} ${length * 0.28} ${width * 0.92}` +
  at`C${length * 0.1} ${width} 0 ${width * 0.8} 0 ${width * 0.42}z`

/** The pool from above, in metres, its longest side across. */
export const outlineOf = (shape: PoolShape, { length, width, narrow, wing, wingWidth }: Sides): Outline => {
  switch (shape) {
    case 'rectangle':
      return { width: length, height: width, path: at`M0 0H${length}V${width}H0z` }
    case 'oval':
      return { width: length, height: width, path: ellipse(length, width) }
    case 'round':
      return { width: length, height: length, path: ellipse(length, length) }
    case 'kidney':
      return { width: length, height: Math.max(width, narrow), path: kidney(length, width, narrow) }
    case 'free-form':
      return { width: length, height: width, path: freeForm(length, width) }
    case 'l-shape':
      return {
        width: Math.max(length, wingWidth),
        height: width + wing,
        path: at`M0 0H${length}V${width}H${wingWidth}V${width + wing}H0z`,
      }
  }
}
