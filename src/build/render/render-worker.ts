import { parentPort, workerData } from 'node:worker_threads'
import type { RenderAnswer, RenderJob, RenderSettings } from './render-job.ts'
import { renderPages } from './render-pages.ts'

// Sent by render-pool.ts of the same build: trusted.
const settings = workerData as RenderSettings

const render = async (jobs: RenderJob[]): Promise<RenderAnswer> => {
  try {
    return { ok: true, pages: await renderPages(jobs, settings) }
  } catch (error) {
    return { ok: false, message: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

parentPort?.on('message', async (jobs: RenderJob[]) => parentPort?.postMessage(await render(jobs)))
