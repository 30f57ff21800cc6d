import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { logos } from '../../site/features/dealer-area/downloads/logos.ts'
import { drawLogos } from './logo.ts'

let files: Record<string, Buffer>
beforeAll(async () => {
  const themeColor = /themeColor: '(.*)'/.exec(readFileSync('content/brand/brand.yaml', 'utf8'))?.[1] ?? ''
  const drawn = await drawLogos({ name: 'Poolwright', themeColor })
  files = Object.fromEntries(Object.entries(drawn).map(([file, base64]) => [file, Buffer.from(base64, 'base64')]))
})

it('is outlines alone: no type that a printer would lack', () => {
  const svg = files['icons/logo.svg']?.toString() ?? ''
  expect(svg).toContain('aria-label="Poolwright"')
  expect(svg).not.toMatch(/<text|font|href/)
  expect(svg).not.toContain('#ffffff')
  expect(files['icons/logo-on-dark.svg']?.toString()).toContain('#ffffff')
})

it('is as large as the page for dealers says, and can be seen through', async () => {
  const offered = logos.flatMap((logo) => logo.files).filter(({ href }) => href.slice(1) in files)
  expect(offered).toHaveLength(4)
  for (const { href, label } of offered) {
    const bytes = files[href.slice(1)] ?? Buffer.alloc(0)
    expect(label).toContain(`${Math.round(bytes.length / 1024)}\u00a0kB`)
    if (!href.endsWith('.png')) continue
    const { width, height, hasAlpha } = await sharp(bytes).metadata()
    expect(label).toContain(`${width} × ${height} pixels`)
    expect(hasAlpha).toBe(true)
  }
})
