import { once } from 'node:events'
import os from 'node:os'
import { Worker } from 'node:worker_threads'
import type { RenderAnswer, RenderedPage, RenderJob, RenderSettings } from './render-job.ts'
import { renderPages } from './render-pages.ts'

const batchSize = 50
/** Below this a worker takes longer to start than the pages to render. */
const worthWorkers = 100

const batches = (jobs: RenderJob[]): RenderJob[][] =>
  Array.from({ length: Math.ceil(jobs.length / batchSize) }, (_, index) =>
    jobs.slice(index * batchSize, (index + 1) * batchSize),
  )

/** Renders all jobs, spread over the cores when there are many. Returns what was seen of each. */
export const renderAll = async (jobs: RenderJob[], settings: RenderSettings): Promise<RenderedPage[]> => {
  if (jobs.length < worthWorkers) return renderPages(jobs, settings)
  const waiting = batches(jobs)
  const workers = Math.min(os.availableParallelism(), waiting.length)
  const pages = await Promise.all(Array.from({ length: workers }, () => workThrough(waiting, settings)))
  return pages.flat()
}

const workThrough = async (waiting: RenderJob[][], settings: RenderSettings): Promise<RenderedPage[]> => {
  const worker = new Worker(new URL('./render-worker.ts', import.meta.url), { workerData: settings })
  const pages: RenderedPage[] = []
  try {
    for (let batch = waiting.shift(); batch !== undefined; batch = waiting.shift()) {
      worker.postMessage(batch)
      const [answer]: RenderAnswer[] = await once(worker, 'message')
      if (answer === undefined || !answer.ok)
        throw new Error(answer?.message ?? 'A render worker stopped without an answer.')
      pages.push(...answer.pages)
    }
  } finally {
    await worker.terminate()
  }
  return pages
}
