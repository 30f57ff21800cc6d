import { ServerError } from '../../../data/server-error.ts'
import { storedAccessToken } from '../../../data/stored-sign-in.ts'

const post = (to: string, token: string, asked: Readonly<Record<string, string>>): Promise<Response> =>
  fetch(to, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(asked),
  })

const tokenNow = (): string => storedAccessToken(() => localStorage) ?? ''

/** A token that is over is put right once. */
const askFor = async (from: string, asked: Readonly<Record<string, string>>): Promise<Response> => {
  const token = tokenNow()
  const response = await post(from, token, asked)
  if (response.status !== 401 || token === '') return response
  const { renewSignIn } = await import('../../sign-in/renew-sign-in.ts')
  await renewSignIn(token)
  return tokenNow() === token ? response : post(from, tokenNow(), asked)
}

/** Saves what a function answers with as a file. It is posted for: what opens it stands in no address. */
export const download = async (
  from: string,
  name: string,
  asked: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const response = await askFor(from, asked)
  if (!response.ok) {
    const body: unknown = await response.json().catch(() => null)
    throw new ServerError('The file was refused', response.status, body)
  }
  const url = URL.createObjectURL(await response.blob())
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  URL.revokeObjectURL(url)
}

export const myFilesPath = '/.netlify/functions/my-files'
export const myDataPath = '/.netlify/functions/my-data'
