import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import type { S3Settings } from './s3-settings.ts'
import { isSignedWith } from './signature.fake.ts'

export const errorAnswer = (status: number, code: string): Response =>
  new Response(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`, { status })

export interface SignedStore {
  readonly settings: S3Settings
  readonly asked: () => number
  close(): Promise<void>
}

type Answer = (request: Request) => Response | Promise<Response>

/** A store that answers what is signed, and refuses everything else. */
export const startStore = async (answer: Answer): Promise<SignedStore> => {
  const secretAccessKey = 'the-secret-of-the-test'
  let asked = 0
  const app = new Hono().all('*', async ({ req }) => {
    asked += 1
    const isSigned = await isSignedWith(req.raw.clone(), secretAccessKey)
    return isSigned ? answer(req.raw) : errorAnswer(403, 'SignatureDoesNotMatch')
  })
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  const { port } = await new Promise<AddressInfo>((resolve) => {
    server.once('listening', () => resolve(v4Address(server.address())))
  })
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'ap-southeast-2',
      bucket: 'uploads',
      accessKeyId: 'poolwright',
      secretAccessKey,
      pathStyle: true,
    },
    asked: () => asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}

const v4Address = (address: AddressInfo | string | null): AddressInfo => {
  if (address === null || typeof address === 'string') throw new Error('The server of the test has no port')
  return address
}

/** One that answers as told: one answer for each request, then 200. */
export const startSignedStore = (...answers: (() => Response | Promise<Response>)[]): Promise<SignedStore> =>
  startStore(() => answers.shift()?.() ?? new Response(''))

export const answerWith = (status: number, code: string) => (): Response => errorAnswer(status, code)
