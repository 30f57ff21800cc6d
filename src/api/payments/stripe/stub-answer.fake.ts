export interface StubAnswer {
  status: number
  body: object
  headers?: Record<string, string>
}

export const answer = (body: object): StubAnswer => ({ status: 200, body })

/** As Stripe says no. */
export const stubError = (
  status: number,
  error: { type?: string; code?: string; [more: string]: unknown },
): StubAnswer => ({
  status,
  body: {
    error: { type: 'invalid_request_error', message: 'In the words of Stripe, for jane@pond.example', ...error },
  },
})

export const missing = (param: string): StubAnswer => stubError(404, { code: 'resource_missing', param })

/** `metadata[order]=7` and `metadata[number]=PW-1` as `{ order: '7', number: 'PW-1' }`. */
export const nested = (params: URLSearchParams, name: string): Record<string, string> =>
  Object.fromEntries(
    [...params].flatMap(([key, value]) =>
      key.startsWith(`${name}[`) ? [[key.slice(name.length + 1, -1), value]] : [],
    ),
  )
