import { readFileSync } from 'node:fs'
import path from 'node:path'

const sheet = /<link rel="stylesheet" href="([^"]+)">/g
const withoutFonts = (css: string): string => css.replaceAll(/@font-face\s*\{[^}]*url\([^}]*\}/g, '')

/** The page as it could not be shown any sooner: its words and pictures with all styles inside, no scripts and no fonts. */
export const floorPage = (siteDirectory: string, pathname: string): string => {
  const html = readFileSync(path.join(siteDirectory, pathname, 'index.html'), 'utf8')
  return html
    .replaceAll(sheet, (_tag, href: string) => `<style>${readFileSync(path.join(siteDirectory, href), 'utf8')}</style>`)
    .replaceAll(/<style[^>]*>([\s\S]*?)<\/style>/g, (_tag, css: string) => `<style>${withoutFonts(css)}</style>`)
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link rel="(preload|modulepreload|manifest)"[^>]*as="font"[^>]*>/g, '')
}
