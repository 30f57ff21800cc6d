import { describe, expect, it } from 'vitest'
import { readSmtpUrl } from './smtp-url.ts'

describe('the address of a mail server', () => {
  it('has everything a connection needs', () => {
    expect(readSmtpUrl('smtps://postbox:p%40ss%2Fword@mail.example:2465')).toEqual({
      ok: true,
      server: {
        host: 'mail.example',
        port: 2465,
        encrypted: true,
        plainAllowed: false,
        credentials: { user: 'postbox', password: 'p@ss/word' },
      },
    })
  })

  it.each([
    ['smtps://mail.example', { port: 465, encrypted: true, plainAllowed: false }],
    ['smtp://mail.example', { port: 587, encrypted: false, plainAllowed: false }],
    ['smtp://mail.example?tls=required', { port: 587, plainAllowed: false }],
    ['smtp://localhost:1025?tls=optional', { host: 'localhost', port: 1025, plainAllowed: true }],
    ['smtp://[::1]:1025', { host: '::1', port: 1025 }],
  ])('%s goes by the custom of its kind and asks for encryption unless told otherwise', (text, server) => {
    expect(readSmtpUrl(text)).toMatchObject({ ok: true, server })
  })

  it.each([
    ['', 'must start with smtps://'],
    ['mail.example:587', 'must start with smtps://'],
    ['https://mail.example', 'must start with smtps://'],
    ['smtp://', 'names no host'],
    ['smtp://postbox@mail.example', 'both a user and a password'],
    ['smtp://postbox:100%@mail.example', 'write it as %25'],
    ['smtp://mail.example?tls=off', 'may say tls=optional'],
    ['smtp://mail.example?logger=true', 'nobody knows: logger'],
  ])('%j is told what is wrong with it', (text, words) => {
    expect(readSmtpUrl(text)).toEqual({ ok: false, problem: expect.stringContaining(words) })
  })
})
