import { watch } from 'node:fs'
import type { ViteDevServer } from 'vite'
import type { ContentService } from '../../content-service/content-service.ts'
import { ContentProblems } from '../content/content-problems.ts'
import type { DevSite } from './dev-site.ts'

interface Given {
  directory: string
  service: Pick<ContentService, 'reload'>
  site: DevSite
  vite: ViteDevServer
}

/** Editors write a file in several steps: wait for the last. */
const settleAfter = 60

/** A saved content file is on screen within a second; one with problems says so over the page instead. */
export const watchContent = ({ directory, service, site, vite }: Given): void => {
  let timer: NodeJS.Timeout | undefined

  const refresh = async () => {
    try {
      const loaded = await service.reload()
      if (!loaded.ok) throw new ContentProblems(loaded.problems)
      await site.refresh()
      vite.ws.send({ type: 'full-reload' })
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      console.error(message)
      vite.ws.send({ type: 'error', err: { message, stack: '' } })
    }
  }

  watch(directory, { recursive: true }, () => {
    clearTimeout(timer)
    timer = setTimeout(() => void refresh(), settleAfter)
  })
}
