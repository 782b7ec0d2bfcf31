import { expect, test } from "vitest";
import { attachment } from "./attachment.ts";

test.each([
  ["cv.pdf", `attachment; filename="cv.pdf"; filename*=UTF-8''cv.pdf`],
  ["Ada's (new) CV.pdf", `attachment; filename="Ada's (new) CV.pdf"; filename*=UTF-8''Ada%27s%20%28new%29%20CV.pdf`],
  ["résumé.pdf", `attachment; filename="r_sum_.pdf"; filename*=UTF-8''r%C3%A9sum%C3%A9.pdf`],
  ["履歴書.doc", `attachment; filename="___.doc"; filename*=UTF-8''%E5%B1%A5%E6%AD%B4%E6%9B%B8.doc`],
  ['a"b%41\\.pdf', `attachment; filename="a_b_41_.pdf"; filename*=UTF-8''a%22b%2541%5C.pdf`],
  ["a\r\nb\ud800.pdf", `attachment; filename="a__b_.pdf"; filename*=UTF-8''a%0D%0Ab%EF%BF%BD.pdf`],
])("%j is offered with a header that can't be broken", (name, header) => {
  expect(attachment(name)).toBe(header);
});
