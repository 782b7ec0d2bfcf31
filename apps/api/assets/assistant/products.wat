;; The encoder's one hot loop: products of a matrix of 8-bit weights with vectors of 16-bit numbers, exact in 32 bits.
;; `npm exec --package=wabt@1.0.39 -- wat2wasm products.wat -o products.wasm` makes the file beside it.
(module
  (memory (export "memory") 1)
  ;; y[row][token] = sum over columns of w[row][column] * x[token][column]; columns are a multiple of 16.
  ;; Four tokens share each load of weights; those that are left over are read one by one.
  (func (export "products")
    (param $w i32) (param $x i32) (param $y i32) (param $rows i32) (param $tokens i32) (param $columns i32)
    (local $token i32) (local $column i32) (local $from i32) (local $stride i32) (local $weights v128)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128) (local $second i32) (local $third i32) (local $fourth i32)
    (local.set $stride (i32.shl (local.get $columns) (i32.const 1)))
    (loop $eachRow
      (local.set $token (local.get $tokens))
      (local.set $from (local.get $x))
      (block $fewer
        (loop $eachFour
          (br_if $fewer (i32.lt_u (local.get $token) (i32.const 4)))
          (local.set $second (i32.add (local.get $from) (local.get $stride)))
          (local.set $third (i32.add (local.get $second) (local.get $stride)))
          (local.set $fourth (i32.add (local.get $third) (local.get $stride)))
          (local.set $a (v128.const i32x4 0 0 0 0))
          (local.set $b (v128.const i32x4 0 0 0 0))
          (local.set $c (v128.const i32x4 0 0 0 0))
          (local.set $d (v128.const i32x4 0 0 0 0))
          (local.set $column (i32.const 0))
          (loop $eachEight
            (local.set $weights (v128.load8x8_s (i32.add (local.get $w) (local.get $column))))
            (local.set $a (i32x4.add (local.get $a) (i32x4.dot_i16x8_s (local.get $weights) (v128.load (local.get $from)))))
            (local.set $b (i32x4.add (local.get $b) (i32x4.dot_i16x8_s (local.get $weights) (v128.load (local.get $second)))))
            (local.set $c (i32x4.add (local.get $c) (i32x4.dot_i16x8_s (local.get $weights) (v128.load (local.get $third)))))
            (local.set $d (i32x4.add (local.get $d) (i32x4.dot_i16x8_s (local.get $weights) (v128.load (local.get $fourth)))))
            (local.set $from (i32.add (local.get $from) (i32.const 16)))
            (local.set $second (i32.add (local.get $second) (i32.const 16)))
            (local.set $third (i32.add (local.get $third) (i32.const 16)))
            (local.set $fourth (i32.add (local.get $fourth) (i32.const 16)))
            (local.set $column (i32.add (local.get $column) (i32.const 8)))
            (br_if $eachEight (i32.lt_u (local.get $column) (local.get $columns))))
          ;; The four lanes of each sum, added crosswise.
          (local.set $a
            (i32x4.add
              (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $a) (local.get $b))
              (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $a) (local.get $b))))
          (local.set $c
            (i32x4.add
              (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $c) (local.get $d))
              (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $c) (local.get $d))))
          (v128.store
            (local.get $y)
            (i32x4.add
              (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $a) (local.get $c))
              (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $a) (local.get $c))))
          (local.set $y (i32.add (local.get $y) (i32.const 16)))
          (local.set $from (local.get $fourth))
          (local.set $token (i32.sub (local.get $token) (i32.const 4)))
          (br $eachFour)))
      (block $none
        (loop $eachToken
          (br_if $none (i32.eqz (local.get $token)))
          (local.set $a (v128.const i32x4 0 0 0 0))
          (local.set $b (v128.const i32x4 0 0 0 0))
          (local.set $column (i32.const 0))
          (loop $eachSixteen
            (local.set $second (i32.add (local.get $w) (local.get $column)))
            (local.set $a
              (i32x4.add
                (local.get $a)
                (i32x4.dot_i16x8_s (v128.load8x8_s (local.get $second)) (v128.load (local.get $from)))))
            (local.set $b
              (i32x4.add
                (local.get $b)
                (i32x4.dot_i16x8_s
                  (v128.load8x8_s offset=8 (local.get $second))
                  (v128.load offset=16 (local.get $from)))))
            (local.set $from (i32.add (local.get $from) (i32.const 32)))
            (local.set $column (i32.add (local.get $column) (i32.const 16)))
            (br_if $eachSixteen (i32.lt_u (local.get $column) (local.get $columns))))
          (local.set $a (i32x4.add (local.get $a) (local.get $b)))
          (i32.store
            (local.get $y)
            (i32.add
              (i32.add (i32x4.extract_lane 0 (local.get $a)) (i32x4.extract_lane 1 (local.get $a)))
              (i32.add (i32x4.extract_lane 2 (local.get $a)) (i32x4.extract_lane 3 (local.get $a)))))
          (local.set $y (i32.add (local.get $y) (i32.const 4)))
          (local.set $token (i32.sub (local.get $token) (i32.const 1)))
          (br $eachToken)))
      (local.set $w (i32.add (local.get $w) (local.get $columns)))
      (br_if $eachRow (local.tee $rows (i32.sub (local.get $rows) (i32.const 1)))))))
