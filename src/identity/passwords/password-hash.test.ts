import { expect, it } from 'vitest'
import { hashPassword, isPassword } from './password-hash.ts'

it('a password is known again by its hash, and no other is', async () => {
  const hash = await hashPassword('a warm day at the pool')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await isPassword('a warm day at the pool', hash)).toBe(true)
  expect(await isPassword('a warm day at the pool ', hash)).toBe(false)
  expect(await isPassword('', hash)).toBe(false)
})

it('the same password has another hash each time', async () => {
  expect(await hashPassword('a warm day')).not.toBe(await hashPassword('a warm day'))
})

it('is the same however a keyboard spells its letters', async () => {
  expect(await isPassword('Poho\u0304tukawa ﬁne', await hashPassword('Poh\u014dtukawa fine'))).toBe(true)
})

it('nobody has no password, not even none', async () => {
  for (const password of ['', 'a warm day']) {
    expect(await isPassword(password, undefined)).toBe(false)
    expect(await isPassword(password, null)).toBe(false)
  }
})

it('what another library has hashed with other costs is read', async () => {
  const { argon2Sync } = await import('node:crypto')
  const nonce = Buffer.from('saltsaltsaltsalt')
  const tag = argon2Sync('argon2id', {
    message: Buffer.from('x'),
    nonce,
    parallelism: 1,
    tagLength: 32,
    memory: 4096,
    passes: 3,
  })
  const text = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
  expect(await isPassword('x', `$argon2id$v=19$m=4096,t=3,p=1$${text(nonce)}$${text(tag)}`)).toBe(true)
})
