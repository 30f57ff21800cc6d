import { useState } from 'react'
import { readPostcode } from '../../../domain/forms/checks/postcode.ts'
import { rememberPostcode, useRememberedPostcode } from './remembered-postcode.ts'

/** The postcode that counts, a way to enter another, and what is wrong with the last one that was typed. */
export const usePostcodeEntry = () => {
  const postcode = useRememberedPostcode()
  const [wrong, setWrong] = useState<string>()
  const enter = (text: string) => {
    const reading = readPostcode(text, 'en-au')
    const isEmpty = text.trim() === ''
    if (reading.ok || isEmpty) rememberPostcode(reading.ok ? reading.value : '')
    setWrong(reading.ok || isEmpty ? undefined : reading.message)
  }
  return { postcode, wrong, enter }
}
