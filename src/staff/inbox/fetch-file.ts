import { storedAccessToken } from '../../site/data/stored-sign-in.ts'

const staffFilesPath = '/.netlify/functions/staff-files'

const tokenNow = (): string => storedAccessToken(() => localStorage) ?? ''

const post = (file: string, shown: 'inline' | 'download', token: string): Promise<Response> =>
  fetch(staffFilesPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ file, shown }),
  })

/** A file that somebody has sent us; a token that is over is put right once. Throws where there is none to be had. */
export const fetchFile = async (file: string, shown: 'inline' | 'download'): Promise<Blob> => {
  const token = tokenNow()
  let response = await post(file, shown, token)
  if (response.status === 401 && token !== '') {
    const { renewSignIn } = await import('../../site/features/sign-in/renew-sign-in.ts')
    await renewSignIn(token)
    response = await post(file, shown, tokenNow())
  }
  if (!response.ok) throw new Error(`The file was refused: ${response.status}`)
  return response.blob()
}

/** Saves it under the name that its sender gave it. */
export const saveFile = async (file: string, name: string): Promise<void> => {
  const url = URL.createObjectURL(await fetchFile(file, 'download'))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  URL.revokeObjectURL(url)
}
