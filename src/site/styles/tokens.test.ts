import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8')

const tokensOf = (selector: string): Record<string, string> => {
  const from = css.indexOf(`${selector} {`)
  const block = css.slice(from, css.indexOf('\n  }', from))
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{3,6});/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

const channels = (colour: string): number[] => {
  const digits = colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit) : colour.slice(1).match(/../g)
  return (digits ?? []).map((pair) => Number.parseInt(pair, 16) / 255)
}

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) =>
    value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const light = tokensOf(':root')
const themes = {
  light,
  dark: { ...light, ...tokensOf('[data-theme="dark"]') },
  'a dark band': { ...light, ...tokensOf('.deep'), bg: '#1b4b5a' },
  'the footer': { ...light, ...tokensOf('.deep'), bg: '#18232c' },
}

const colour = (tokens: Record<string, string>, name: string): string => tokens[name] ?? ''

const surfaces = ['bg', 'sand', 'sand-2', 'raised', 'stage', 'stage-sand', 'stage-sun', 'stage-mint']
const texts = ['ink', 'text', 'muted', 'link', 'ok', 'warn', 'bad']

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  const tokens: Record<string, string> = themes[theme]
  it.each(surfaces)('can be read on %s', (surface) => {
    for (const text of texts) {
      expect(contrast(colour(tokens, text), colour(tokens, surface)), `${text} on ${surface}`).toBeGreaterThanOrEqual(
        4.5,
      )
    }
  })
})

it.each(['a dark band', 'the footer'] as const)('%s can be read', (place) => {
  const tokens: Record<string, string> = themes[place]
  for (const text of ['ink', 'text', 'muted', 'link']) {
    expect(contrast(colour(tokens, text), colour(tokens, 'bg')), `${text} on ${place}`).toBeGreaterThanOrEqual(4.5)
  }
})

it.each(Object.keys(themes) as (keyof typeof themes)[])('buttons can be read and focus can be seen in %s', (theme) => {
  const tokens: Record<string, string> = themes[theme]
  for (const action of ['act', 'act-hover']) {
    expect(contrast(colour(tokens, 'act-ink'), colour(tokens, action)), action).toBeGreaterThanOrEqual(4.5)
  }
  expect(contrast(colour(tokens, 'focus'), colour(tokens, 'bg'))).toBeGreaterThanOrEqual(3)
})
