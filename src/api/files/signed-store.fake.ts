import { createHash, createHmac } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import type { S3Settings } from './s3-settings.ts'

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex')

const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

const authorization =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/

/** Signature Version 4 worked out from its published description, not from the library that signs. */
const isSignedWith = async (request: Request, secret: string): Promise<boolean> => {
  const [, , day = '', region = '', names = '', signature] =
    authorization.exec(request.headers.get('authorization') ?? '') ?? []
  const contentHash = sha256(new Uint8Array(await request.arrayBuffer()))
  if (contentHash !== request.headers.get('x-amz-content-sha256')) return false
  const url = new URL(request.url)
  const query = [...url.searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).sort()
  const headers = names.split(';').map((name) => `${name}:${request.headers.get(name)?.trim()}\n`)
  const canonical = [request.method, url.pathname, query.join('&'), headers.join(''), names, contentHash].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', request.headers.get('x-amz-date'), scope, sha256(canonical)].join('\n')
  const key = hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), 's3'), 'aws4_request')
  return hmac(key, toSign).toString('hex') === signature
}

const errorXml = (code: string): string => `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`

export interface SignedStore {
  readonly settings: S3Settings
  readonly asked: () => number
  close(): Promise<void>
}

/** A store that checks signatures and answers as told: one answer for each request, then 200. */
export const startSignedStore = async (...answers: (() => Response | Promise<Response>)[]): Promise<SignedStore> => {
  const secretAccessKey = 'the secret of the test'
  let asked = 0
  const app = new Hono().all('*', async ({ req }) => {
    asked += 1
    if (!(await isSignedWith(req.raw, secretAccessKey))) {
      return new Response(errorXml('SignatureDoesNotMatch'), { status: 403 })
    }
    return answers.shift()?.() ?? new Response('')
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

export const answerWith = (status: number, code: string) => (): Response => new Response(errorXml(code), { status })
