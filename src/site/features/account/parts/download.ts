import { ServerError } from '../../../data/server-error.ts'
import { storedAccessToken } from '../../../data/stored-sign-in.ts'

/** Saves what a function answers with as a file. It is posted for: what opens it stands in no address. */
export const download = async (
  from: string,
  name: string,
  asked: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const response = await fetch(from, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${storedAccessToken(() => localStorage) ?? ''}`,
    },
    body: JSON.stringify(asked),
  })
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
