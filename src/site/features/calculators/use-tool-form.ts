import { useRef } from 'react'
import { readToolQuery, writeToolQuery } from '../../../domain/pool/tool-query.ts'
import { setAddressQuery, useAddressQuery } from '../../state/address-query.ts'

export interface ToolForm<Key extends string> {
  values: Record<Key, string>
  /** A change of one field; typing on in the same field is the same step back. */
  set: (key: Key, text: string) => void
  setAll: (change: Partial<Record<Key, string>>) => void
  /** All of them as a query, with what was filled in: that may be another one day. */
  query: string
}

/** The fields of a tool as they were typed. The address holds them, so they can be sent, reloaded and gone back to. */
export const useToolForm = <Key extends string>(filledIn: Readonly<Record<Key, string>>): ToolForm<Key> => {
  const search = useAddressQuery()
  const last = useRef<Key>(undefined)
  const values = readToolQuery(search, filledIn)
  const write = (change: Partial<Record<Key, string>>, step: 'new' | 'same') =>
    setAddressQuery(writeToolQuery(window.location.search, filledIn, { ...values, ...change }), step)
  return {
    values,
    query: `?${new URLSearchParams(values)}`,
    set: (key, text) => {
      const change: Partial<Record<Key, string>> = {}
      change[key] = text
      write(change, last.current === key ? 'same' : 'new')
      last.current = key
    },
    setAll: (change) => {
      write(change, 'new')
      last.current = undefined
    },
  }
}
