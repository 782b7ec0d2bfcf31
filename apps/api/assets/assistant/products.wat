;; The encoder's one hot loop: products of a matrix of 8-bit weights with vectors of 16-bit numbers, exact in 32 bits.
;; `npm exec --package=wabt@1.0.39 -- wat2wasm products.wat -o products.wasm` makes the file beside it.
(module
  (memory (export "memory") 1)
  ;; y[row][token] = sum over columns of w[row][column] * x[token][column]; columns are a multiple of 8.
  (func (export "products")
    (param $w i32) (param $x i32) (param $y i32) (param $rows i32) (param $tokens i32) (param $columns i32)
    (local $token i32) (local $column i32) (local $from i32) (local $sum v128)
    (loop $eachRow
      (local.set $token (local.get $tokens))
      (local.set $from (local.get $x))
      (loop $eachToken
        (local.set $sum (v128.const i32x4 0 0 0 0))
        (local.set $column (i32.const 0))
        (loop $eachEight
          (local.set $sum
            (i32x4.add
              (local.get $sum)
              (i32x4.dot_i16x8_s
                (v128.load8x8_s (i32.add (local.get $w) (local.get $column)))
                (v128.load (local.get $from)))))
          (local.set $from (i32.add (local.get $from) (i32.const 16)))
          (local.set $column (i32.add (local.get $column) (i32.const 8)))
          (br_if $eachEight (i32.lt_u (local.get $column) (local.get $columns))))
        (i32.store
          (local.get $y)
          (i32.add
            (i32.add (i32x4.extract_lane 0 (local.get $sum)) (i32x4.extract_lane 1 (local.get $sum)))
            (i32.add (i32x4.extract_lane 2 (local.get $sum)) (i32x4.extract_lane 3 (local.get $sum)))))
        (local.set $y (i32.add (local.get $y) (i32.const 4)))
        (br_if $eachToken (local.tee $token (i32.sub (local.get $token) (i32.const 1)))))
      (local.set $w (i32.add (local.get $w) (local.get $columns)))
      (br_if $eachRow (local.tee $rows (i32.sub (local.get $rows) (i32.const 1)))))))
