import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { cutFonts } from './cut-fonts.ts'
import packed from './invoice-fonts.json' with { type: 'json' }

it('are those of the site: run cut-fonts.ts where a package has changed', async () => {
  const kept = new Map(Object.entries(packed))
  for (const [name, font] of await cutFonts())
    expect(gunzipSync(Buffer.from(kept.get(name) ?? '', 'base64')).equals(font), name).toBe(true)
})
